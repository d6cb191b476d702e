import { join, resolve } from 'node:path'
import { afterEach } from 'vitest'
import { expectOfPages } from './expect-of-pages'
import { FAILURES, keepFailure } from './keep-failure'
import { openWindows, traceWindows } from './open-window'
import { tellOfFailure } from './tell-of-failure'

traceWindows()
expectOfPages()

/** Runs last after each test: closes its windows, and stores their traces and pictures if the test failed. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') {
    const folder = resolve(FAILURES, join(...[task.file.name, task.name].map(inPath)))
    const kept = await keepFailure(folder).catch((error: Error) => error)
    tellOfFailure(task.result.errors ?? [], kept instanceof Error ? `no trace: ${kept.message}` : kept && folder)
  }
  await Promise.all(openWindows().map((window) => window.close()))
})

/** Returns a name as a folder name that every file system accepts. */
const inPath = (name: string): string => name.replaceAll(/[^\p{L}\p{N}.]+/gu, '-').slice(0, 60)
