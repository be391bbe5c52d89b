/** What a write costs a drive's chips: W in its parts, alpha over write amplification, the chips, and a device made of it. */
import { useId } from "react";
import { alphaText } from "../../text/alpha.ts";
import { formatCount, formatDigits } from "../../text/numbers.ts";
import { Button } from "../../ui/Button.tsx";
import { formatTimeShort } from "../../ui/format.ts";
import { AdvertisedDevices } from "./AdvertisedDevices.tsx";
import { AlphaCurve, type AlphaLane, type MeasuredDevice } from "./AlphaCurve.tsx";
import { measuredOf } from "./advertised.ts";
import { ChipFields, type ChipFieldsProps } from "./ChipFields.tsx";
import { asDevice, type DeviceNumbers } from "./model.ts";
import { type WorkLane, WriteWork } from "./WriteWork.tsx";

export interface CostLane extends AlphaLane, WorkLane {}

export interface WriteCostProps extends ChipFieldsProps {
  /** P. */
  block_pages: number;
  lanes: readonly CostLane[];
  /** The place in `lanes` of the one that becomes the scene's device. */
  shown: number;
  /** The registry's: those that the paper measured are drawn. */
  devices: readonly MeasuredDevice[];
  /** The scene's read, which the device would change. */
  base_us: number;
  /** Why the scene cannot get another device, where it cannot. */
  disabled?: string | undefined;
  onUse: (device: DeviceNumbers) => void;
}

type UseDeviceProps = Pick<WriteCostProps, "base_us" | "disabled" | "onUse"> & { lane: CostLane };

/** The device that the lane's drive is; what it would change stands beside it, or why it is not to be had. */
function UseDevice({ lane, base_us, disabled, onUse }: UseDeviceProps) {
  const words = alphaText().use;
  const id = useId();
  const device = lane.write_amplification === null ? null : asDevice(lane.derived);
  const off = disabled ?? (device === null ? words.noWrite(lane.label) : undefined);
  return (
    <div className="grid max-w-[68ch] justify-items-start gap-1.5 text-sm tabular-nums">
      {/* aria-disabled keeps it in reach of keys, and with it the reason. */}
      <Button
        aria-describedby={id}
        aria-disabled={off !== undefined}
        onClick={() => off === undefined && device !== null && onUse(device)}
        className="aria-disabled:cursor-default aria-disabled:opacity-45"
      >
        {words.button}
      </Button>
      <p id={id}>
        {off ??
          (device && (
            <>
              <span>
                {words.values(
                  lane.label,
                  formatTimeShort(device.base_us),
                  formatDigits(device.alpha, 2),
                  formatCount(device.k_r),
                  formatCount(device.k_w),
                )}
              </span>{" "}
              <span className="text-ink-muted">
                {words.note(formatTimeShort(base_us), formatTimeShort(device.base_us))}
              </span>
            </>
          ))}
      </p>
    </div>
  );
}

export function WriteCost(props: WriteCostProps) {
  const { chip, parameters, onChange, block_pages, lanes, shown, ...use } = props;
  const words = alphaText();
  const devices = measuredOf(props.devices);
  const lane = lanes[shown];
  return (
    <section className="@container grid min-w-0 grid-cols-1 gap-6" aria-label={words.heading}>
      <div className="grid max-w-[100ch] gap-1">
        <h2 className="sr-only">{words.heading}</h2>
        <p className="text-sm">{words.about}</p>
      </div>
      <div className="grid min-w-0 @4xl:grid-cols-2 grid-cols-1 gap-6">
        <WriteWork chip={chip} lanes={lanes} />
        <AlphaCurve {...{ chip, block_pages, lanes, devices }} />
      </div>
      <div className="grid min-w-0 gap-2">
        <h3 className="font-medium">{words.chips}</h3>
        <ChipFields {...{ chip, parameters, onChange }} />
        <p className="max-w-[68ch] text-sm">{words.free(formatTimeShort(chip.t_host_us))}</p>
      </div>
      {lane !== undefined && <UseDevice {...use} lane={lane} />}
      <p className="max-w-[68ch] text-sm">{words.shape}</p>
      <AdvertisedDevices devices={devices} />
    </section>
  );
}
