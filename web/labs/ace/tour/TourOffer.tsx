import { FooterButton } from "../../../shell/PageFooter.tsx";
import { text } from "../../../text/text.ts";
import { attempt } from "../../../ui/attempt.tsx";
import { Button } from "../../../ui/Button.tsx";
import { stepButton } from "../../../ui/Transport.tsx";
import { answer, useOffered } from "./offered.ts";

/** Takes the tour; afterwards the focus is where the work begins. */
const takeTour = () =>
  attempt(async () => {
    const { startTour } = await import("./startTour.ts");
    startTour(() => document.getElementById(stepButton)?.focus({ preventScroll: true }));
  });

/** Offers the tour on the first visit, in one line that an answer takes away for ever. */
export function TourOffer() {
  const offered = useOffered();
  if (!offered) return null;
  const words = text().tour;
  const take = () => {
    answer();
    void takeTour();
  };
  return (
    <aside
      aria-label={words.again}
      className="tour-offer no-print mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm"
    >
      <p>{words.offer}</p>
      <span className="flex gap-2">
        <Button onClick={take}>{words.take}</Button>
        <Button onClick={answer}>{words.decline}</Button>
      </span>
    </aside>
  );
}

/** The way back to the tour, at the foot of the lab. */
export function TourButton() {
  return <FooterButton onClick={() => void takeTour()}>{text().footer.tour}</FooterButton>;
}
