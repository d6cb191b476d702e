/** Returns a quantile: the given share of the figures is below it. */
export const quantile = (figures, part) =>
  [...figures].sort((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(figures.length * part))]

/** Returns the median of figures. */
export const median = (figures) => quantile(figures, 0.5)

/**
 * Measures two things in alternation, so that changes of the machine's load affect both.
 * @param {() => Promise<number>} measured returns the shop's figure
 * @param {() => Promise<number>} yardstick returns the figure to compare with
 * @param {number} warmUps rounds before those that count: V8 takes half a minute to compile a whole server
 * @returns {Promise<number>} median of the ratios of the shop's figure to the other one
 */
export async function ratio(measured, yardstick, rounds = 5, warmUps = 1) {
  for (let round = 0; round < warmUps; round += 1) {
    await measured()
    await yardstick()
  }
  const ratios = []
  for (let round = 0; round < rounds; round += 1) ratios.push((await measured()) / (await yardstick()))
  return median(ratios)
}

/** Prints one line of the report. */
export const report = (what, value, meaning) =>
  console.log(`${what.padEnd(64)} ${value.toFixed(2).padStart(7)}x   ${meaning}`)
