/** What a write costs a drive's chips: web/figures/alpha. Numbers come formatted, times with their unit. */
export const alpha = {
  heading: "What a write costs the chips",
  about:
    "Before a block can be erased, the drive moves its valid pages: one write of the host is more work than one program. The chips' times make alpha of it. They enter no simulation unless the result is used as the device.",
  chips: "Times and number of the chips",
  free: (t_host: string) =>
    `t_host = ${t_host} is the free number: nothing derives it. The larger it is, the closer alpha is to 1.`,
  shape:
    "The shape follows from the formula: alpha grows with write amplification (WA), so with less spare area, with how full the drive is and what was written before. The read channels k_r outnumber the write channels k_w, since a write holds its die longer. The paper's table I does not follow.",

  work: {
    title: "One host write, in time of the chips",
    part: "Part",
    parts: { program_us: "program", moves_us: "moves", erases_us: "erases" },
    whole: "W, their sum",
    host: "t_host, bus and host: free",
    read: "t_read",
    reading: "One read",
    noWrite: "no host write yet",
    ratio: (alpha: string, formula: string) =>
      `a write takes ${alpha} times as long as a read: alpha = ${formula}`,
  },

  curve: {
    title: "alpha by write amplification",
    x: "write amplification (WA)",
    reading: (amplification: string, work: string, alpha: string, k_w: string, k_r: string) =>
      `On the curve, with one erase for each block's pages, at WA ${amplification}: W = ${work}, alpha ${alpha}, k_w ${k_w}, k_r ${k_r}`,
    lane: (lane: string, amplification: string, alpha: string) =>
      `${lane} is at WA ${amplification}, alpha ${alpha}`,
    noWrite: (lane: string) => `${lane}: no host write yet`,
    picture: (title: string, reading: string, lanes: readonly string[], devices: readonly string[]) =>
      `${title}. ${reading}. ${lanes.join("; ")}. Measured devices: ${devices.join("; ")}.`,
    caption: "From the chips' times, at whole write amplifications",
    measured: "Dashed across: measured devices at their alpha",
    devices: "Measured",
  },

  advertised: {
    title: "Advertised and measured",
    caption:
      "Advertised: thousands of random reads and writes a second, and their ratio. Measured: alpha, a write's latency by a read's, and how many are served at once.",
    columns: ["Device", "Reads, kIOPS", "Writes, kIOPS", "Ratio"],
    none: "not given",
    ratio: "A ratio of throughputs is not a ratio of latencies.",
    fitted:
      "The P4510 is advertised with a ratio of 3.2 and measured with alpha 2.8. By the shape its table I gives W / t_read = alpha k_r / k_w = 28, which the throughputs would have for a ratio if the dies alone limited them. That needs W = 700 µs (WA 3.1), t_host = 350 µs and u = 5 1/3 dies, which is no whole number. Three numbers are fitted to three. base_us would be 375 where the demo has 12.4.",
    why: "Its reads are limited by something other than the dies, such as the bus; bursts that fit a write cache see none of this.",
    source: (source: string, measured: string) => `Advertised: ${source}. Measured: ${measured}.`,
    slides: "slides of Papon and Athanassoulis, ICDE 2023, “Read/Write Asymmetry - Example”",
    table: "their paper, table I",
  },

  use: {
    button: "Use as device",
    values: (lane: string, base_us: string, alpha: string, k_r: string, k_w: string) =>
      `${lane} as a device: a read of ${base_us}, alpha ${alpha}, k_r ${k_r}, k_w ${k_w}.`,
    note: (from: string, to: string) =>
      `n_w follows k_w, so WA may change.${from === to ? "" : ` A read (base_us) changes from the scene's ${from} to ${to}.`}`,
    noWrite: (lane: string) => `Off: ${lane} has no host write yet, so it has no write amplification.`,
  },

  closed: {
    title: "Simulated and in closed form, uniform writes",
    x: "spare area, %, as whole blocks have it",
    y: "write amplification (WA)",
    forms: { fifo: "FIFO", greedy: "greedy" },
    line: (form: string) => `${form}, closed form`,
    simulated: (form: string) => `${form}, simulated`,
    reading: (spare: string, fifo: string, greedy: string) =>
      `At ${spare} of spare area, closed forms: FIFO ${fifo}, greedy ${greedy}`,
    measured: (values: readonly string[]) => `; simulated: ${values.join(", ")}`,
    caption: "Write amplification; the difference of what is simulated in brackets",
    spare: "Spare area",
    largest: (percent: string) => `Simulated and closed form differ by ${percent} at most.`,
    none: "Nothing is simulated yet.",
    drive: (pages: string, block_pages: string) =>
      `Uniform random writes to all ${pages} pages of a full drive, ${block_pages} pages a block, moved pages in the host's own block. Skewed writes have other curves.`,
    sources:
      "FIFO: a / (a + W0(-a e^-a)) by Menon 1995, Xiang and Kurkoski 2011 and Desnoyers 2012, equation 4. Greedy: derived here for ever more blocks, close to Desnoyers' equation 12. The reserve does not count into a, the open block counts half.",
  },
};
