/** A valid address of a shopper. */
export const HOME = {
  consigneeName: '李雷',
  consigneeTele: '13800138000',
  provinceCode: '440000',
  cityCode: '440300',
  districtCode: '440305',
  streetCode: '',
  detailAddress: '科技园 1 号',
}
