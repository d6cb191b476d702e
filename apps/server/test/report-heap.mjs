/** Loaded into a test's server. On SIGUSR2 it collects garbage, and prints the size of the heap. */
let asked = 0
process.on('SIGUSR2', () => {
  asked += 1
  for (let round = 0; round < 3; round += 1) globalThis.gc()
  process.stdout.write(`heap ${asked}: ${process.memoryUsage().heapUsed}\n`)
})
