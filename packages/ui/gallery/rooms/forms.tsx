import { useState } from 'react'
import { Box, Button, Card, Checkbox, FormField, Input, Pills, Section, TextArea } from '@hearth/ui'
import css from './gallery.module.css'

const PLACES = ['家', '公司', '学校', '外婆家在乡下的老房子'].map((label) => ({ key: label, label }))

/** Shows the components of forms. */
export function Forms() {
  const [name, setName] = useState('')
  const [code, setCode] = useState('12')
  const [checked, setChecked] = useState(true)
  const [place, setPlace] = useState('家')
  return (
    <Section title="表单">
      <Box className={css.two}>
        <Card className={css.stack}>
          <FormField label="收货人" required hint="请填写真实姓名">
            {(input) => <Input {...input} value={name} onChange={setName} placeholder="姓名" autoComplete="name" />}
          </FormField>
          <FormField label="手机号" required error="请输入正确的手机号">
            {(input) => <Input {...input} type="tel" value="138001" onChange={() => undefined} />}
          </FormField>
          <FormField label="验证码" aside={<Button kind="text">获取验证码</Button>}>
            {(input) => <Input {...input} type="code" maxLength={6} value={code} onChange={setCode} />}
          </FormField>
        </Card>
        <Card>
          <FormField label="详细地址" hint="街道、小区、楼栋、门牌号">
            {(input) => (
              <TextArea
                {...input}
                value="广东省深圳市南山区粤海街道科技园南区高新南七道一号粤美特大厦二十六层"
                onChange={() => undefined}
              />
            )}
          </FormField>
          <Pills label="标签" items={PLACES} current={place} onChoose={setPlace} />
          <FormField label="不可编辑">
            {(input) => <Input {...input} disabled value="已锁定" onChange={() => undefined} />}
          </FormField>
          <Box className={css.row}>
            <Checkbox checked={checked} onChange={setChecked}>
              设为默认地址
            </Checkbox>
            <Checkbox checked={!checked} onChange={(on) => setChecked(!on)} label="仅图形" />
            <Checkbox checked disabled onChange={() => undefined}>
              不可用
            </Checkbox>
          </Box>
        </Card>
      </Box>
    </Section>
  )
}
