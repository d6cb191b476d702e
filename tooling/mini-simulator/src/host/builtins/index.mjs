import { choices } from './choices.mjs'
import { doors } from './doors.mjs'
import { inputs } from './inputs.mjs'
import { media } from './media.mjs'
import { scrollers } from './scrollers.mjs'

/** The client's components whose inside the simulator draws: definitions for the engine, by their name. @type {Record<string, any>} */
export const builtins = { ...inputs, ...choices, ...scrollers, ...media, ...doors }
