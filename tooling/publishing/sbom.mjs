#!/usr/bin/env node
// `npm run sbom [file]`: writes the software bill of materials of the server. It is not named `pnpm sbom`, which is
// pnpm's own command and does not know the server's packages.
import { resolve } from 'node:path'
import { writeSbom } from './lib/sbom.mjs'

const file = resolve(process.argv[2] ?? 'sbom.cdx.json')
const { components } = writeSbom(file)
console.log(`${file}: ${components.length} components`)
