#!/usr/bin/env node
/** Prints the classes of CSS modules that no component uses. Exits with 1 if there are any. */
import { unusedClasses } from './unused-classes.mjs'

const unused = unusedClasses()
for (const line of unused) console.error(`${line} is used by no component`)
console.log(unused.length ? `${unused.length} classes that no component uses` : 'Every class of a style sheet is used.')
process.exit(unused.length ? 1 : 0)
