/**
 * How shoppers call the fields they fill in, for messages of refused payloads. Fields no shopper fills in keep their
 * names.
 */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  addressId: '收货地址',
  bankInfo: '开户信息',
  cityCode: '城市',
  code: '验证码',
  consigneeName: '收货人',
  consigneeTele: '手机号',
  detailAddress: '详细地址',
  districtCode: '区县',
  email: '邮箱',
  expressCompany: '快递公司',
  expressNumber: '快递单号',
  id: '编号',
  invoiceTaxNumber: '纳税人识别号',
  invoiceTitle: '发票抬头',
  itemQuantity: '数量',
  items: '商品',
  operation: '操作',
  provinceCode: '省份',
  reason: '原因',
  remark: '备注',
  shoppingCartStatus: '选中状态',
  skuNo: '商品',
  spuNo: '商品',
  streetCode: '街道',
  tag: '标签',
  telephone: '手机号',
  ticket: '验证码',
}

/** How staff call the fields they fill in. */
export const OPS_FIELD_LABELS: Readonly<Record<string, string>> = {
  ...FIELD_LABELS,
  change: '增减数量',
  code: '动态口令',
  companyName: '公司名称',
  count: '条数',
  days: '天数',
  file: '店铺文件',
  name: '名称',
  parcels: '包裹',
  password: '密码',
  price: '价格',
  roles: '角色',
  stock: '库存',
  text: '内容',
  trackingNumber: '运单号',
  version: '版本',
}
