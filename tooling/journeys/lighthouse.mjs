#!/usr/bin/env node
/** `pnpm lighthouse`: measures home and a product on a slow phone; exits with 1 where a gate is missed. */
import { needBrowser } from './need-browser.mjs'
import { runTypeScript } from './run-typescript.mjs'

await needBrowser()
const { runLighthouse } = await runTypeScript('run-lighthouse')
process.exit((await runLighthouse()) ? 0 : 1)
