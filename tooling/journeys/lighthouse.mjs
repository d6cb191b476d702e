#!/usr/bin/env node
/** `pnpm lighthouse`: measures home and a product on a slow phone; exits with 1 where a gate is missed. */
import { runTypeScript } from './run-typescript.mjs'

const { runLighthouse } = await runTypeScript('run-lighthouse')
process.exit((await runLighthouse()) ? 0 : 1)
