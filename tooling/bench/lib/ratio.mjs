/** What so large a part of some figures stays below. */
export const quantile = (figures, part) =>
  [...figures].sort((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(figures.length * part))]

/** The middle of some figures. */
export const median = (figures) => quantile(figures, 0.5)

/**
 * Measures two things turn by turn in one run, so that both meet the same weather.
 * @param {() => Promise<number>} measured what is ours
 * @param {() => Promise<number>} yardstick what it is held against
 * @param {number} warmUps rounds before the first that counts: V8 goes on compiling a whole server for half a minute
 * @returns {Promise<number>} median of the ratios, ours to the yardstick's
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

/** Prints one line of the table. */
export const report = (what, value, meaning) =>
  console.log(`${what.padEnd(64)} ${value.toFixed(2).padStart(7)}x   ${meaning}`)
