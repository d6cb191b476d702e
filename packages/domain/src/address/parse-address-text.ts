/** What could be read from a pasted text; parts that were not found are empty. */
export interface ParsedAddress {
  consigneeName: string
  consigneeTele: string
  provinceName: string
  cityName: string
  districtName: string
  detailAddress: string
}

const telephone = /(?:\+?86[\s-]?)?(1[3-9]\d)[\s-]?(\d{4})[\s-]?(\d{4})(?!\d)/
const labels =
  /(?:收货人|收件人|联系人|姓名|手机号码|手机号|手机|联系电话|电话|所在地区|详细地址|收货地址|地址)\s*[:：]\s*/g
const municipality = /^(北京|上海|天津|重庆)市?/
const province = /^(?:[\u4e00-\u9fa5]{2,8}?(?:省|自治区|特别行政区)|内蒙古|新疆(?!维)|西藏(?!自)|宁夏(?!回)|广西(?!壮))/
/** No name of a city goes past 区 or 县: what follows them belongs to the street. */
const city = /^(?:(?![区县])[\u4e00-\u9fa5]){2,10}?(?:市|自治州|地区|盟)/
const district = /^[\u4e00-\u9fa5]{1,10}?(?:自治县|自治旗|区|县|市|旗)/

/**
 * Reads a name, a mobile number and an address from a text copied anywhere, such as
 * `王小明 13812348000 北京市海淀区上地十街 10 号`. It only proposes: the shopper sees and mends what it found.
 */
export function parseAddressText(text: string): ParsedAddress {
  const found = telephone.exec(text.slice(0, 500))
  const consigneeTele = found ? `${found[1]}${found[2]}${found[3]}` : ''
  const rest = text
    .slice(0, 500)
    .replace(found?.[0] ?? '', ' ')
    .replace(labels, ' ')
  const pieces = rest.split(/[\s,，;；、|]+/).filter((piece) => piece !== '')
  const consigneeName = pieces.find(isName) ?? ''
  const address = pieces.filter((piece) => piece !== consigneeName).join('')
  return { consigneeName, consigneeTele, ...splitAreas(address) }
}

/** A piece that looks like a name: two to four Chinese characters that name no area, or a few Latin letters. */
const isName = (piece: string): boolean =>
  (/^[\u4e00-\u9fa5·]{2,4}$/.test(piece) &&
    !/[省市区县旗盟路街号村镇乡楼]$/.test(piece) &&
    !municipality.test(piece)) ||
  /^[a-z]{2,20}$/i.test(piece)

function splitAreas(address: string): Omit<ParsedAddress, 'consigneeName' | 'consigneeTele'> {
  let rest = address
  const take = (pattern: RegExp): string => {
    const part = pattern.exec(rest)?.[0] ?? ''
    rest = rest.slice(part.length)
    return part
  }
  const municipal = take(municipality)
  if (municipal !== '') {
    const name = municipal.endsWith('市') ? municipal : `${municipal}市`
    take(municipality)
    take(/^市辖区/)
    return { provinceName: name, cityName: name, districtName: take(district), detailAddress: rest }
  }
  return { provinceName: take(province), cityName: take(city), districtName: take(district), detailAddress: rest }
}
