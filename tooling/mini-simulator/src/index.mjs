export { open } from './open.mjs'
export { pack } from './pack/pack.mjs'
export { serve } from './serve.mjs'
