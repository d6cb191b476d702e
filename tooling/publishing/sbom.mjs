#!/usr/bin/env node
// `npm run sbom [file]`: writes the software bill of materials of the server. `pnpm sbom` itself is pnpm's own command,
// which knows nothing of what the server is made of.
import { resolve } from 'node:path'
import { writeSbom } from './lib/sbom.mjs'

const file = resolve(process.argv[2] ?? 'sbom.cdx.json')
const { components } = writeSbom(file)
console.log(`${file}: ${components.length} components`)
