/** Moves the clock of a Node process ahead by `CLOCK_AHEAD` ms: loaded by `node --import`. */
const ahead = Number(process.env['CLOCK_AHEAD'] ?? 0)
const now = Date.now.bind(Date)
Date.now = () => now() + ahead
