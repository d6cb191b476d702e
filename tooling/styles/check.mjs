#!/usr/bin/env node
/** Says which classes of our CSS modules no component uses; exits with 1 when there are any. */
import { unusedClasses } from './unused-classes.mjs'

const unused = unusedClasses()
for (const line of unused) console.error(`${line} is used by no component`)
console.log(unused.length ? `${unused.length} classes that no component uses` : 'Every class of a style sheet is used.')
process.exit(unused.length ? 1 : 0)
