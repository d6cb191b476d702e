import { pageConfig } from '../../routing/page-config'

export default pageConfig('logistics')
