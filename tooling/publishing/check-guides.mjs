#!/usr/bin/env node
// Checks that the code in the guides of the SDK and in the READMEs of the published packages compiles.
import { checkPages } from './lib/code-blocks.mjs'

const { looked, faults } = checkPages()
for (const fault of faults) console.error(fault)
console.log(faults.length ? `${faults.length} faults in code of the guides` : `${looked} blocks of code compile.`)
process.exit(faults.length || !looked ? 1 : 0)
