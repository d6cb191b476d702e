// Imports the built package as ESM and as CommonJS, without a bundler, and checks that both have the same exports and
// that some of them work.
import { deepEqual, equal } from 'node:assert/strict'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const roots = [await import('@hearth/domain'), require('@hearth/domain')]
const forms = [await import('@hearth/domain/form'), require('@hearth/domain/form')]

deepEqual(Object.keys(roots[0]).sort(), Object.keys(roots[1]).sort())
for (const { formatFen } of roots) equal(formatFen(123450), '1234.50')
for (const { checkForm, loginRules } of forms) {
  deepEqual(await checkForm(loginRules, { telephone: '13812348000', code: '1' }), { code: '请填写 6 位数字验证码' })
}
