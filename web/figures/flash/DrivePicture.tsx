/** A drive as it stands, in columns of pages or as a map, to be looked into block by block: by pointer, by tap, by keys. */
import { useState } from "react";
import { flashText } from "../../text/flash.ts";
import { LookSlider, pointing } from "../looking.tsx";
import { FlashBlocks, type FlashPictureProps } from "./FlashBlocks.tsx";
import { FlashMap, MAP_MARGIN } from "./FlashMap.tsx";
import { flashLayout } from "./layout.ts";
import { mapLayout } from "./map.ts";
import { blockWords } from "./words.ts";

export interface DrivePictureProps extends Omit<FlashPictureProps, "looked" | "label"> {
  /** Of the lane. */
  lane: string;
  width: number;
  /** How high it may be. */
  room: number;
  /** Without the line that answers. */
  few?: boolean;
}

export function DrivePicture({ lane, width, room, few = false, ...picture }: DrivePictureProps) {
  const { shown, moment, nameOf } = picture;
  const words = flashText();
  const [chosen, setLooked] = useState<number | null>(null);
  const looked = chosen !== null && chosen < shown.blocks ? chosen : null;
  const label = words.picture(lane, String(shown.blocks), shown.blocks);
  const letters = nameOf(shown.logical_pages - 1).length;
  const mapped = moment.state.owners === null;
  const [inner, high] = [width - 2 * MAP_MARGIN, room - 2 * MAP_MARGIN];
  const map = mapLayout(shown.blocks, inner, high);
  const layout = flashLayout(shown, width, room, letters);
  const blockAt = (x: number, y: number) =>
    mapped ? map.blockAt(x - MAP_MARGIN, y - MAP_MARGIN) : layout.blockAt(x, y);
  const told = looked === null ? null : blockWords(moment.state, looked, shown, nameOf, words);
  const drawn = { ...picture, looked, label };
  return (
    <div className="rounded-sm outline-offset-2 outline-focus has-[input:focus-visible]:outline-2">
      <div className="w-fit max-w-full" {...pointing(blockAt, setLooked)}>
        {mapped ? <FlashMap {...drawn} layout={map} /> : <FlashBlocks {...drawn} {...{ layout, letters }} />}
      </div>
      {!few && (
        <>
          <LookSlider
            label={words.look(lane)}
            told={told ?? words.noBlock}
            places={shown.blocks}
            place={looked}
            onPlace={setLooked}
            far={mapped ? map.columns * map.together : layout.columns}
          />
          <p className="min-h-[2lh] text-ink-muted text-xs tabular-nums" aria-hidden="true">
            {told ?? words.pointOut}
          </p>
        </>
      )}
    </div>
  );
}
