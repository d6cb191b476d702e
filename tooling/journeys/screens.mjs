#!/usr/bin/env node
/**
 * `node tooling/journeys/screens.mjs <folder> [part of a name]`: takes pictures of every page of the shop, so that
 * people can look at them.
 */
import { needBrowser } from './need-browser.mjs'
import { runTypeScript } from './run-typescript.mjs'

await needBrowser()
const { takeScreens } = await runTypeScript('take-screens')
await takeScreens(process.argv[2] ?? 'screens', process.argv[3])
