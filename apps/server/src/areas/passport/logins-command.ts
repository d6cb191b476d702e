import { command } from '#kernel/commands/command'

/** How many login codes were asked for this hour, and how many logins there are. */
export const loginsCommand = command({
  words: 'logins',
  help: 'login codes asked for this hour, and logins',
  group: 'people',
  async run({ ops }) {
    const { codes, most, sessions, shoppers } = await ops.reports.logins({})
    return `${codes} login codes asked for within the hour (${most} are sent at most, or as many as CODES_PER_HOUR says)\n${sessions} logins of ${shoppers} shoppers`
  },
})
