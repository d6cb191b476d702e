import { addressRules, type FormErrors } from '@hearth/domain/form'
import { addressesStore, useActions, usePorts, useShop, type Address, type AddressDraft } from '@hearth/state'
import { Box, Button, Checkbox, FormField, Input, late, Pills, Press, Text, TextArea } from '@hearth/ui'
import { useState } from 'react'
import { useChecks } from '#hooks/use-checks'
import { useMounted } from '#hooks/use-mounted'
import { TelephoneInput } from '#parts/fields/telephone-input'
import { areaText, emptyForm, formOf, type AddressValues } from './address-values'
import { PastePart } from './paste-part'
import css from './address-form.module.css'

const BookPart = late(async () => (await import('./book-part')).BookPart)
const AreaSheet = late(async () => (await import('./area-sheet')).AreaSheet)

const TAGS = ['家', '公司', '学校', '父母家'].map((label) => ({ key: label, label }))

/** Text of the area field while no area is chosen. */
const ASK_AREA = '请选择省、市、区、街道'

/** The fields of an address, checked before they are sent (V04). */
export function AddressForm({ address, first }: { address?: Address; first?: boolean }) {
  const { save } = useActions(addressesStore)
  const saving = useShop(addressesStore, (state) => state.saving)
  const { back, pickAddress } = usePorts()
  const checkForm = useChecks()
  const isHere = useMounted()
  const [values, setValues] = useState<AddressValues>(() =>
    address ? formOf(address) : { ...emptyForm, isDefault: first ? 1 : 0 },
  )
  const [errors, setErrors] = useState<FormErrors<AddressDraft>>({})
  const [picking, setPicking] = useState(false)
  const change = (part: Partial<AddressValues>) => {
    setValues((before) => ({ ...before, ...part }))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
  }
  const submit = async () => {
    const draft: AddressDraft & { addressId?: string } = { ...draftOf(values), addressId: address?.addressId }
    const found = await checkForm(addressRules, draftOf(values))
    if (!found) return
    setErrors(found)
    if (Object.keys(found).length === 0 && (await save(draft)) && isHere()) back()
  }
  const area = areaText(values)
  const areaError = errors.provinceCode ?? errors.cityCode ?? errors.districtCode
  return (
    <Box as="form" className={css.form} onSubmit={() => void submit()}>
      {pickAddress && (
        <BookPart
          open
          pick={pickAddress}
          onPicked={({ values, areaError }) => {
            change(values)
            if (areaError) setErrors((before) => ({ ...before, districtCode: areaError }))
          }}
        />
      )}
      <PastePart onFound={change} />
      <FormField label="收货人" required error={errors.consigneeName}>
        {(input) => (
          <Input
            {...input}
            value={values.consigneeName}
            onChange={(consigneeName) => change({ consigneeName })}
            maxLength={20}
            placeholder="请填写真实姓名"
            autoComplete="name"
          />
        )}
      </FormField>
      <FormField label="手机号码" required error={errors.consigneeTele}>
        {(input) => (
          <TelephoneInput
            {...input}
            value={values.consigneeTele}
            onChange={(consigneeTele) => change({ consigneeTele })}
            placeholder="11 位手机号"
          />
        )}
      </FormField>
      <FormField label="所在地区" required error={areaError}>
        {(input) => (
          <Press
            className={input.className}
            id={input.id}
            describedBy={input.describedBy}
            label={`所在地区，${area || ASK_AREA}`}
            expanded={picking}
            onPress={() => setPicking(true)}
          >
            <Text className={area ? css.area : css.areaEmpty}>{area || ASK_AREA}</Text>
          </Press>
        )}
      </FormField>
      <FormField label="详细地址" required error={errors.detailAddress}>
        {(input) => (
          <TextArea
            {...input}
            rows={2}
            value={values.detailAddress}
            onChange={(detailAddress) => change({ detailAddress })}
            maxLength={120}
            placeholder="小区、楼栋、门牌号"
          />
        )}
      </FormField>
      <Text as="p" className={css.label}>
        标签
      </Text>
      <Pills label="标签" items={TAGS} current={values.tag} onChoose={(tag) => change({ tag })} />
      <Checkbox
        checked={values.isDefault === 1}
        onChange={(on) => change({ isDefault: on ? 1 : 0 })}
        className={css.default}
      >
        设为默认地址
      </Checkbox>
      <Button type="submit" block size="l" busy={saving}>
        保存
      </Button>
      <AreaSheet open={picking} onClose={() => setPicking(false)} values={values} onDone={change} />
    </Box>
  )
}

/** Returns the payload of the form. It has no area names: the server knows them. */
function draftOf({
  consigneeName,
  consigneeTele,
  provinceCode,
  cityCode,
  districtCode,
  streetCode,
  detailAddress,
  tag,
  isDefault,
}: AddressValues) {
  return {
    consigneeName: consigneeName.trim(),
    consigneeTele,
    provinceCode,
    cityCode,
    districtCode,
    streetCode,
    detailAddress: detailAddress.trim(),
    tag,
    isDefault,
  }
}
