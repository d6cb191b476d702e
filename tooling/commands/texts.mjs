#!/usr/bin/env node
/**
 * `pnpm texts [part of a path]`: prints every text that shoppers may read, by file, so that texts can be read apart
 * from the code. Typographic faults are marked.
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
