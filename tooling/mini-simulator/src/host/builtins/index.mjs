import { elementOf } from './parts.mjs'
import { choices } from './choices.mjs'
import { buttons } from './buttons.mjs'
import { inputs } from './inputs.mjs'
import { media } from './media.mjs'
import { scrollers } from './scrollers.mjs'

/**
 * The client's components that the simulator itself draws: definitions for the engine, by name.
 * @type {Record<string, any>}
 */
export const builtins = Object.fromEntries(
  Object.entries({ ...inputs, ...choices, ...scrollers, ...media, ...buttons }).map(([tag, definition]) => [
    tag,
    spoken(definition),
  ]),
)

/** Copies the attributes of a component for screen readers to its element. @param {any} definition */
function spoken(definition) {
  return {
    ...definition,
    properties: { ...definition.properties, ariaLabel: null, ariaRole: null },
    observers: {
      ...definition.observers,
      ariaLabel(text) {
        if (text) elementOf(this).setAttribute('aria-label', text)
      },
      ariaRole(role) {
        if (role) elementOf(this).setAttribute('aria-role', role)
      },
    },
  }
}
