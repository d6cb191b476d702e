import { areas } from '#areas/all'
import { describeCalls } from '#kernel/http/describe-calls'

/** What this server does about each call; `pnpm mark` writes it into the comments of the SDK's catalogue. */
export const callFacts = describeCalls(areas)
