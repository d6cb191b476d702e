import { Placeholder } from '../../page/placeholder'

export default Placeholder
