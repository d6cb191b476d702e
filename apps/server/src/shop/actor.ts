import type { Role } from '@hearth/ops'

/** The actor: the person who sent the request, or the shop itself. */
export type Actor =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'shopper'; readonly id: string }
  | { readonly kind: 'staff'; readonly id: string; readonly name: string; readonly roles: readonly Role[] }
  /** The shop itself, with the name of the job, or of the user of the machine who gives the owner's command. */
  | { readonly kind: 'house'; readonly name: string }

/** A member of staff. */
export type Operator = Extract<Actor, { kind: 'staff' | 'house' }>

/** A request without a signed-in user. */
export const VISITOR: Actor = { kind: 'visitor' }

/** The shop itself. */
export const house = (name: string): Operator => ({ kind: 'house', name })

/** Returns the shopper who sent a request, or a visitor. */
export const shopperOrVisitor = (id: string | undefined): Actor =>
  id === undefined ? VISITOR : { kind: 'shopper', id }

/** Returns the stored form of an actor: `visitor`, `shopper/<id>`, `staff/<id>`, `house/<name>`. */
export function actorText(actor: Actor): string {
  if (actor.kind === 'visitor') return 'visitor'
  return `${actor.kind}/${actor.kind === 'house' ? actor.name : actor.id}`
}
