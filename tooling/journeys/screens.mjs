#!/usr/bin/env node
/**
 * `node tooling/journeys/screens.mjs <folder> [part of a name]`: pictures of every page of the shop, for looking at.
 */
import { needBrowser } from './need-browser.mjs'
import { runTypeScript } from './run-typescript.mjs'

await needBrowser()
const { takeScreens } = await runTypeScript('take-screens')
await takeScreens(process.argv[2] ?? 'screens', process.argv[3])
