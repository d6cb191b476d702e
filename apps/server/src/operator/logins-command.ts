import { readWords } from '#operator/arguments'
import type { OperatorContext } from '#operator/operator-shop'

/** `logins`: how many login codes were asked for this hour, and how many logins there are. */
export async function loginsCommand({ ops }: OperatorContext, args: readonly string[]): Promise<string> {
  readWords(args, [], 0)
  const { codes, most, sessions, shoppers } = await ops.reports.logins({})
  return `${codes} login codes asked for within the hour (${most} are sent at most, or as many as CODES_PER_HOUR says)\n${sessions} logins of ${shoppers} shoppers`
}
