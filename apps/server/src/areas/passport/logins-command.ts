import { command } from '#kernel/commands/command'
import { told } from '#kernel/commands/told'

/** Prints the number of login codes in the last hour, and the number of logins. */
export const loginsCommand = command({
  words: 'logins',
  help: { zh: '一小时内的登录验证码和登录数', en: 'login codes asked for this hour, and logins' },
  group: 'members',
  async run({ ops }) {
    const { codes, most, sessions, shoppers } = await ops.reports.logins({})
    return told({
      zh: `一小时内发出登录验证码 ${codes} 条（上限 ${most} 条，可用 CODES_PER_HOUR 设置）\n${shoppers} 位顾客登录 ${sessions} 次`,
      en: `${codes} login codes asked for within the hour (${most} are sent at most, or as many as CODES_PER_HOUR says)\n${sessions} logins of ${shoppers} shoppers`,
    })
  },
})
