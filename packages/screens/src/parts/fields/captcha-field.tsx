import type { Captcha, Load } from '@hearth/state'
import { FormField, Image, Input, Press, Text } from '@hearth/ui'
import css from './captcha-field.module.css'

/** A captcha that keeps programs out. Pressing its picture loads another one. */
export function CaptchaField({
  captcha,
  code,
  error,
  onChange,
  onReload,
}: {
  captcha: Load<Captcha>
  code: string
  error?: string
  onChange: (code: string) => void
  onReload: () => void | Promise<void>
}) {
  return (
    <FormField
      label="图形验证码"
      required
      error={error}
      aside={
        <Press label="换一张验证码" onPress={onReload} className={css.picture}>
          {captcha.data ? (
            <Image src={captcha.data.url} alt="验证码图片" width={120} height={44} sizes="120px" />
          ) : (
            <Text className={css.note}>{captcha.status === 'failed' ? '点击重试' : '正在加载'}</Text>
          )}
        </Press>
      }
    >
      {(input) => <Input {...input} value={code} onChange={onChange} maxLength={8} placeholder="图中的 4 个字符" />}
    </FormField>
  )
}
