import { join } from 'node:path'
import { readSettings } from '#settings'
import { startServer } from '#start-server'

/** Ms the server may take to finish what it has begun. */
const PATIENCE = 10_000

const began = performance.now()
const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`

try {
  const settings = readSettings(process.env, join(import.meta.dirname, '..'))
  const { address, stop } = await startServer(settings, (step, detail) => console.log(`  ${step.padEnd(10)} ${detail} (${seconds()})`))
  console.log(`\n  The shop is open: ${address}\n${settings.smsSender ? '' : '  Log in with any mobile number of mainland China, such as 13800138000; the code is printed here.\n'}  Ctrl-C closes it.\n`)

  let stopping = false
  const close = (signal: NodeJS.Signals): void => {
    // Who asks twice does not want to wait.
    if (stopping) process.exit(1)
    stopping = true
    console.log(`\n  ${signal}: closing the shop`)
    setTimeout(() => process.exit(1), PATIENCE).unref()
    stop().then(
      () => process.exit(0),
      (error: Error) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
} catch (error) {
  console.error(`\n  The shop could not be opened. ${(error as Error).message}\n`)
  process.exit(1)
}
