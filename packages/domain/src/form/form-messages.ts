/**
 * The messages of failed checks (V04). The first `%s` is replaced by the field's label, the next ones by the required
 * values.
 */
export const formMessages = {
  default: '%s填写有误',
  required: '请填写%s',
  enum: '%s必须是以下之一：%s',
  whitespace: '%s不能为空',
  types: {
    string: '%s应为文字',
    number: '%s应为数字',
    integer: '%s应为整数',
    boolean: '%s应为是或否',
    array: '%s应为列表',
    email: '%s不是有效的邮箱地址',
    url: '%s不是有效的网址',
  },
  string: {
    len: '%s应为%s个字',
    min: '%s至少%s个字',
    max: '%s最多%s个字',
    range: '%s应为%s至%s个字',
  },
  number: { len: '%s应为%s', min: '%s不能小于%s', max: '%s不能大于%s', range: '%s应在%s至%s之间' },
  array: { len: '%s应选%s项', min: '%s至少选%s项', max: '%s最多选%s项', range: '%s应选%s至%s项' },
  pattern: { mismatch: '%s格式不正确' },
}
