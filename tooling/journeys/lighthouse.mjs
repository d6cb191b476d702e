#!/usr/bin/env node
/** `pnpm lighthouse`: measures the home page and a product page on a slow phone. Exits with 1 if a limit is missed. */
import { needBrowser } from './need-browser.mjs'
import { runTypeScript } from './run-typescript.mjs'

await needBrowser()
const { runLighthouse } = await runTypeScript('run-lighthouse')
process.exit((await runLighthouse()) ? 0 : 1)
