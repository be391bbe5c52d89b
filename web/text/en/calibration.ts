/** The page that fits the share of the write time that is waited for. Numbers come formatted. */
export const calibration = {
  title: "From device time to PostgreSQL's run times",
  /** The point of the page. */
  lead: (share: string, rms: string, device: string) =>
    `Wait for only f = ${share} of the write time, and the model comes within ${rms} points of the paper's figure 8. Device time, which waits for all of it, is ${device} points off.`,
  about:
    "The paper measured how long PostgreSQL ran; the model counts how long the device works. In PostgreSQL the background writer, the checkpointer, the kernel and other clients write while a client goes on. So f is the share of the write time that is waited for: run time = read time + f × write time. It is fitted here by least squares over the device times kept of figure 8. The targets are the paper's 12 bars and the ends of its two ranges (section VI.A). It is not measured, and it names no cause.",
  /** With a share of the write time, and how far it is off figure 8. */
  clients: (share: string, rms: string) =>
    `Clients that share the device, their CPU time and writers of their own are not that cause. The server model was tried with figure 8's 16 values at 1/64 of the size, 150,000 requests, alpha 2.8 and without the Reader. The settings had 1 to 20 clients and 0 to 50 µs of CPU time a request. The best one misses figure 8 by 5.2 points in the root mean square, f = ${share} by ${rms}; where MU comes out right, WIS is far too low. The fall of figure 10g beyond n_w = 8 is not explained either. Nor are TPC-C's 1.27 to 1.32x with 20 users, of which the model has 1.20x at most. f stays what it was: fitted, without a cause.`,
  clientsFigures: "The server model's figures:",
  source: "Papon & Athanassoulis, ICDE 2023, figures 2, 8 and 10 to 12",
  notLoaded: "The kept device times could not be loaded.",

  errorOver: "Error over f",
  errorAxis: "Root mean square error (points)",
  shareAxis: "f, share of the write time waited for",
  curve: (best: string, least: string, none: string, all: string) =>
    `The error falls from ${none} points at f = 0 to ${least} at f = ${best} and rises to ${all} at f = 1.`,
  best: (share: string, error: string) => `f = ${share} ± ${error}`,
  deviceTime: "device time",
  paperCurve: "the paper's figure 8",
  choose: "f in pictures and tables",
  chosen: (share: string) => `f = ${share}`,
  back: "Back to the fit",
  asTable: "The error over f as a table",
  share: "f",
  rms: "RMS (points)",

  fittedTo: "Figure 8, bar by bar: what f is fitted to",
  fittedNote: (rms: string, largest: string) => `Root mean square ${rms} points, largest ${largest}.`,
  predicted: "Figures that nothing was fitted to",
  predictedNote: (rms: string, largest: string) =>
    `The same f predicts them with a root mean square of ${rms}; the largest is ${largest} off.`,
  model: (share: string) => `Model, f = ${share}`,
  paper: "Paper",
  postgresqlLike: (share: string) => `PostgreSQL-like, f = ${share}`,

  unexplained: "What f does not explain",
  emulated: (paper: string, model: string, share: string) =>
    `Figures 2 and 10h, an emulated device at alpha = 8: the paper has up to ${paper}, the model ${model}. f = ${share} would give it; why, is not known.`,
  policies: (policy: string, apart: string, others: string) =>
    `Why ${policy} gains most: over its bars of figure 8 the model is ${apart} off in the mean (the others: ${others}).`,
  warehouses: (paper: string, model: string) =>
    `Figure 12's direction: with more warehouses the paper's gain goes from ${paper}, the model's from ${model}.`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,

  other: "Another cause would fit as well",
  otherNote: (reads: string) =>
    `Say that every write is waited for, and that each miss takes ${reads} further device reads: the ratios are the same, and so is every error. The fit cannot tell the two apart.`,
  alternatives: "What was fitted, and how well",
  alternative: "Model",
  largest: "Largest (points)",
  heldOut: "Predicted, RMS",
  ofShare: "Share f of the write time waited for",
  ofReads: "All writes waited for, further reads a miss",
  ofDevice: "Device time: nothing fitted",
};
