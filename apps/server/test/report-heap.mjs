/** Loaded into a server of a test: on SIGUSR2 it collects garbage, and prints the remaining heap. */
let asked = 0
process.on('SIGUSR2', () => {
  asked += 1
  for (let round = 0; round < 3; round += 1) globalThis.gc()
  process.stdout.write(`heap ${asked}: ${process.memoryUsage().heapUsed}\n`)
})
