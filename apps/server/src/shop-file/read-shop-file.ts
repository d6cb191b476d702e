import {
  BUNDLE_KIND,
  COUPON_DISCOUNT_TYPE,
  COUPON_SOURCE,
  GIFT_AUDIENCE,
  isCreditCode,
  readDuCode,
  PROMOTION_SUPPORT_TARGET,
  PROMOTION_TYPE,
  PROMOTION_TYPES_TO_COME,
  TRIAL_DAYS,
  VIP_TYPE,
} from '@hearth/domain'
import { refusedFile } from '#shop-file/refused-file'
import { page } from '#shop-file/page-checks'
import { faultsOfCrowdFunding } from '#shop-file/crowd-funding-faults'
import { activityFaults } from '#shop-file/activity-faults'
import { faultsOfPreSale } from '#shop-file/pre-sale-faults'
import type { ShopFile, ShopFileBundle, ShopFilePromotion } from '#shop-file/shop-file'
import { PICTURE_HASH, PICTURE_NAME } from '#pictures/picture-address'
import {
  anyText,
  counted,
  degrees,
  upToNumber,
  flag,
  isObject,
  list,
  object,
  oneOf,
  shaped,
  text,
  whole,
  type Check,
  type Json,
} from '#shop-file/shop-file-checks'

const named = { name: shaped(PICTURE_NAME, 'letters, digits, - and _, at most 100 of them'), alt: anyText }
const hash = shaped(PICTURE_HASH, '8 to 64 hexadecimal digits in small letters')
const size = { width: counted(1), height: counted(1) }
const drawn = object({ ...named, ...size }, { hash })
const brought = object({ ...named, file: text }, { ...size, hash })
const picture: Check = (value, where) => (isObject(value) && 'file' in value ? brought : drawn)(value, where)

const pair = object({ name: text, value: text })

const sku = object(
  { skuNo: text, skuName: text, attributes: list(pair), picture: text, price: whole(), stock: counted() },
  { marketPrice: whole(), soldAt: whole(), limitQuantity: counted(1), onShelf: flag, byCode: flag },
)

const store = object({
  storeId: text,
  name: text,
  address: text,
  telephone: text,
  openingHours: text,
  cityCode: text,
  longitude: degrees(180),
  latitude: degrees(90),
})

const upTo = (most: number) =>
  shaped(new RegExp(`^(?=.*\\S)[^\\p{Cc}]{1,${most}}$`, 'u'), `a text of at most ${most} characters`)
const creditCode: Check = (value, where) =>
  typeof value === 'string' && isCreditCode(value)
    ? []
    : [`${where} must be a unified social credit code, which its last character proves`]

const areaCode = shaped(/^\d{6}$/, 'the six digits of an area')

const cabinet = object(
  {
    cabinetId: shaped(/^[\w-]{1,60}$/, 'letters, digits, - and _, at most 60 of them'),
    name: upTo(40),
    telephone: upTo(20),
    address: upTo(80),
    openingHours: upTo(40),
    provinceCode: areaCode,
    cityCode: areaCode,
    districtCode: areaCode,
    longitude: degrees(180),
    latitude: degrees(90),
    capacity: upToNumber(10_000),
    mostPieces: counted(1),
  },
  { kind: oneOf('cabinet', 'point'), streetCode: shaped(/^\d{9}$/, 'the nine digits of a street') },
)

const delivery = object({
  cutoffHour: upToNumber(23),
  days: upToNumber(60),
  areas: list(object({ areaCode: areaCode, deliverable: flag }, { days: upToNumber(60) })),
})

/** A path of the shop, or a page elsewhere that a browser opens safely. */
const opened = shaped(
  /^(?:\/(?![/\\])|https:\/\/)\S{0,490}$/,
  'a path that begins with one /, or an address that begins with https://',
)

const product = object(
  {
    spuNo: text,
    name: text,
    sellingPoint: anyText,
    brandName: text,
    categoryCode: text,
    merchantId: text,
    pictures: list(text, 1),
    detailPictures: list(text),
    highlights: list(text),
    specifications: list(object({ name: text, items: list(pair) })),
    saleAttributes: list(object({ name: text, values: list(object({ value: text }, { picture: text }), 1) })),
    services: list(text),
    defaultSkuNo: text,
    skus: list(sku, 1),
  },
  { soldBefore: whole(), guide: object({ title: upTo(60), url: opened }) },
)

const promotion = object(
  {
    promotionId: text,
    promotionType: oneOf(...Object.values(PROMOTION_TYPE).filter((type) => !PROMOTION_TYPES_TO_COME.includes(type))),
    promotionName: text,
    beginTime: whole(),
    endTime: whole(),
    skus: list(
      object(
        { skuNo: text },
        {
          promotionPrice: whole(),
          stock: counted(),
          shopperLimit: counted(1),
          depositAmount: whole(1),
          depositWorth: whole(1),
        },
      ),
      1,
    ),
  },
  {
    displayTime: whole(),
    balanceBeginTime: whole(),
    balanceEndTime: whole(),
    depositKept: flag,
    goalPieces: counted(1),
    goalAmount: whole(1),
    supportTarget: oneOf(...Object.values(PROMOTION_SUPPORT_TARGET)),
    thresholdAmount: whole(),
    reduceAmount: whole(),
    thresholdQuantity: counted(1),
    discountRate: counted(),
    giftSkuNo: text,
    giftName: text,
    trialDays: counted(TRIAL_DAYS.least, TRIAL_DAYS.most),
  },
)

const bundle = object(
  {
    promotionId: text,
    kind: oneOf(...Object.values(BUNDLE_KIND)),
    name: text,
    beginTime: whole(),
    endTime: whole(),
    skus: list(object({ skuNo: text }, { itemQuantity: counted(1), price: whole() }), 1),
  },
  { supportTarget: oneOf(...Object.values(PROMOTION_SUPPORT_TARGET)), price: whole(), thresholdAmount: whole() },
)

const couponBatch = object(
  {
    couponBatchId: text,
    name: text,
    discountType: oneOf(...Object.values(COUPON_DISCOUNT_TYPE)),
    couponValue: whole(),
    beginTime: whole(),
    endTime: whole(),
  },
  {
    thresholdAmount: whole(),
    skuNos: list(text, 1),
    onSignup: flag,
    source: oneOf(...Object.values(COUPON_SOURCE)),
    receiveBegin: whole(),
    receiveEnd: whole(),
    quantity: whole(),
    perShopper: counted(1),
    validDays: counted(1),
    vipType: oneOf(...Object.values(VIP_TYPE)),
    everyMonths: counted(1),
    codes: list(text, 1),
    mergedFrom: object({ couponBatchId: text, pieces: counted(2) }),
  },
)

const duCode: Check = (value, where) =>
  typeof value === 'string' && readDuCode(value) !== undefined
    ? []
    : [`${where} must be a redemption code of 16 signs, which its last one proves`]

const duBatch = object(
  { batchId: text, name: text, price: whole(), skuNos: list(text, 1), endTime: whole() },
  { pieces: counted(1), codes: list(duCode, 1) },
)

const activity = object(
  {
    activityId: shaped(/^[\w-]{1,60}$/, 'letters, digits, - and _, at most 60 of them'),
    name: upTo(40),
    beginTime: whole(),
    endTime: whole(),
  },
  {
    description: upTo(200),
    picture: text,
    audience: oneOf(...Object.values(GIFT_AUDIENCE)),
    couponBatchId: text,
    points: counted(1, 1_000_000),
    quantity: counted(),
  },
)

const integralProduct = object(
  { productId: text, skuNo: text, integral: counted(1), stock: whole() },
  { perShopper: counted(1), onShelf: flag },
)

const profile = object(
  {},
  {
    name: upTo(20),
    slogan: upTo(40),
    description: upTo(200),
    logo: text,
    colour: shaped(/^#[\da-f]{6}$/, 'a # and six hexadecimal digits in small letters'),
    serviceHours: upTo(40),
    companyName: upTo(100),
    license: object({ creditCode, picture: text }),
    filings: list(
      object({ title: upTo(60) }, { url: shaped(/^https:\/\/\S{1,190}$/, 'an address that begins with https://') }),
    ),
    paymentMarks: list(upTo(12)),
  },
)

const place = object({
  consigneeName: upTo(20),
  consigneeTele: shaped(/^1[3-9]\d{9}$/, 'a mobile number'),
  provinceName: upTo(40),
  cityName: upTo(40),
  districtName: upTo(40),
  streetName: anyText,
  detailAddress: upTo(120),
})

const service = object(
  {},
  {
    address: place,
    materials: list(object({ name: upTo(60), unit: upTo(10), price: whole() }, { categoryCode: text })),
  },
)

const live = object(
  { liveId: text, title: upTo(40), cover: text, beginTime: whole(), endTime: whole(), url: opened },
  { replayUrl: opened },
)

const shopFile = object(
  {},
  {
    shop: profile,
    service,
    merchants: list(object({ merchantId: text, name: text, companyName: text, telephone: text })),
    categories: list(object({ code: text, name: text, picture: text }, { subtitle: anyText })),
    pictures: list(picture),
    products: list(product),
    promotions: list(promotion),
    freeTrials: object({ atOnce: counted(1, 20) }),
    bundles: list(bundle),
    memberships: list(object({ vipType: oneOf(...Object.values(VIP_TYPE)), price: whole() })),
    delivery,
    cabinets: list(cabinet),
    stores: list(store),
    lives: list(live),
    couponBatches: list(couponBatch),
    activities: list(activity),
    duBatches: list(duBatch),
    integralProducts: list(integralProduct),
    pages: list(page),
  },
)

/** Faults told at once; a file with more has one cause. */
const MOST = 10

/**
 * Reads a shop file and holds every field against what it must be, so that an import never stops half way.
 * @throws OpsError badInput that names each fault and where it is.
 */
export function readShopFile(source: string): ShopFile {
  const value = parse(source)
  const faults = shopFile(value, '')
  if (faults.length === 0) faults.push(...contradictions(value as unknown as ShopFile))
  if (faults.length > 0) {
    const more = faults.length > MOST ? `\n  and ${faults.length - MOST} more` : ''
    throw refusedFile(`Nothing was imported:\n  ${faults.slice(0, MOST).join('\n  ')}${more}`)
  }
  return value as unknown as ShopFile
}

function parse(source: string): Json {
  try {
    return JSON.parse(source.replace(/^\uFEFF/, '')) as Json
  } catch (error) {
    throw refusedFile(`Nothing was imported: the file is not JSON (${(error as Error).message}).`)
  }
}

function contradictions({
  pictures = [],
  products = [],
  promotions = [],
  bundles = [],
  memberships = [],
  cabinets = [],
  stores = [],
  lives = [],
  couponBatches = [],
  activities = [],
  duBatches = [],
}: ShopFile): string[] {
  const skuNos = products.flatMap((one) => one.skus.map(({ skuNo }) => skuNo))
  return [
    ...twice(
      'pictures: name',
      pictures.map(({ name }) => name),
    ),
    ...twice(
      'products: spuNo',
      products.map((one) => one.spuNo),
    ),
    ...twice('skus: skuNo', skuNos),
    ...twice(
      'promotions: promotionId',
      promotions.map((one) => one.promotionId),
    ),
    ...twice(
      'bundles: promotionId',
      bundles.map((one) => one.promotionId),
    ),
    ...promotions.flatMap(trialFaults),
    ...bundles.flatMap(bundleFaults),
    ...twice(
      'memberships: vipType',
      memberships.map((one) => one.vipType),
    ),
    ...twice(
      'cabinets: cabinetId',
      cabinets.map((one) => one.cabinetId),
    ),
    ...twice(
      'stores: storeId',
      stores.map((one) => one.storeId),
    ),
    ...twice(
      'duBatches: batchId',
      duBatches.map((one) => one.batchId),
    ),
    ...twice(
      'lives: liveId',
      lives.map((one) => one.liveId),
    ),
    ...activityFaults(activities),
    ...products
      .filter((one) => !one.skus.some(({ skuNo }) => skuNo === one.defaultSkuNo))
      .map((one) => `product ${one.spuNo}: its defaultSkuNo ${one.defaultSkuNo} is none of its skus`),
    ...[
      ...[...promotions, ...bundles].map((one) => ({ ...one, id: one.promotionId })),
      ...couponBatches.map((one) => ({ ...one, id: one.couponBatchId })),
      ...lives.map((one) => ({ ...one, id: one.liveId })),
      ...activities.map((one) => ({ ...one, id: one.activityId })),
    ]
      .filter((one) => one.beginTime > one.endTime)
      .map((one) => `${one.id} ends before it begins`),
    ...promotions.flatMap(faultsOfPreSale),
    ...promotions.flatMap(faultsOfCrowdFunding),
    ...couponBatches
      .filter((one) => one.source === COUPON_SOURCE.membership && !one.vipType)
      .map((one) => `${one.couponBatchId} comes with a membership, and vipType does not say which`),
    ...couponBatches
      .filter((one) => one.mergedFrom?.couponBatchId === one.couponBatchId)
      .map((one) => `${one.couponBatchId} would become itself`),
  ]
}

/** A free trial says how long and how many: nothing else is its to say. */
function trialFaults({ promotionId, promotionType, trialDays, skus }: ShopFilePromotion): string[] {
  if (promotionType !== PROMOTION_TYPE.freeTrial)
    return trialDays === undefined ? [] : [`${promotionId} is no free trial, and has trialDays`]
  return [
    ...(trialDays === undefined ? [`${promotionId} is a free trial, and has no trialDays`] : []),
    ...skus
      .filter(({ stock }) => stock === undefined)
      .map(({ skuNo }) => `${promotionId} is a free trial, and ${skuNo} has no stock to be lent`),
    ...skus
      .filter(({ promotionPrice }) => promotionPrice !== undefined)
      .map(({ skuNo }) => `${promotionId} is a free trial, and ${skuNo} has a price`),
  ]
}

function bundleFaults({ promotionId, kind, price, skus }: ShopFileBundle): string[] {
  const pieces = skus.reduce((sum, { itemQuantity = 1 }) => sum + itemQuantity, 0)
  const faults = twice(
    `bundle ${promotionId}: skuNo`,
    skus.map(({ skuNo }) => skuNo),
  )
  if (kind === BUNDLE_KIND.markUp)
    return skus.every((sku) => sku.price !== undefined)
      ? faults
      : [...faults, `${promotionId} is a mark-up sale, and not each of its skus has a price`]
  if (price === undefined) faults.push(`${promotionId} is a set, and has no price`)
  return pieces > 1 ? faults : [...faults, `${promotionId} is a set of one piece`]
}

function twice(what: string, names: readonly string[]): string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))].map(
    (name) => `${what} ${name} is there twice`,
  )
}
