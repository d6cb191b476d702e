import { areas } from '#areas/all'
import { describeCalls } from '#kernel/http/describe-calls'

/**
 * The facts about each call that depend on this server. `pnpm mark` writes them into the comments of the SDK's
 * catalogue.
 */
export const callFacts = describeCalls(areas)
