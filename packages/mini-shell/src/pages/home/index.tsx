import { HomeScreen } from '@hearth/screens/home'
import { shellPage } from '../../page/shell-page'

export default shellPage('home', HomeScreen)
