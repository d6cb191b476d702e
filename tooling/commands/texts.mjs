#!/usr/bin/env node
/**
 * `pnpm texts [part of a path]`: prints every text that shoppers may read, by file, to be read as a list without the
 * code. Texts with faulty typography are marked with the fault.
 */
import { faultsOfText, readTexts } from './lib/read-texts.mjs'

const part = process.argv[2] ?? ''
for (const { file, texts } of readTexts().filter(({ file }) => file.includes(part))) {
  console.log(`\n${file}`)
  for (const text of texts) {
    const faults = faultsOfText(text)
    console.log(`  ${text}${faults.length ? `   ✗ ${faults.join(', ')}` : ''}`)
  }
}
