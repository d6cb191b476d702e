/** A test's server loads this module. On SIGUSR2, the module collects garbage and prints the size of the heap. */
let asked = 0
process.on('SIGUSR2', () => {
  asked += 1
  for (let round = 0; round < 3; round += 1) globalThis.gc()
  process.stdout.write(`heap ${asked}: ${process.memoryUsage().heapUsed}\n`)
})
