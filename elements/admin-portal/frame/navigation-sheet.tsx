import { Drawer } from '../../ui/drawer/drawer.tsx';
import { NavigationList, type NavigationListProps } from './navigation-list.tsx';

/** Navigation as a sheet, where the portal is too narrow for a side bar. */
export const NavigationSheet = ({
  title,
  description,
  onClose,
  ...groups
}: Omit<NavigationListProps, 'onGo' | 'sheet'> & { title: string; description: string; onClose: () => void }) => (
  <Drawer title={title} description={description} onClose={onClose}>
    <NavigationList {...groups} onGo={onClose} sheet />
  </Drawer>
);
