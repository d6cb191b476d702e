/** How much of a long proof to run: a sample in `npm test`, the whole in `npm run test:all`. */
export const howMuch = (sample: number, whole: number): number => (process.env['TEST_ALL'] ? whole : sample)
