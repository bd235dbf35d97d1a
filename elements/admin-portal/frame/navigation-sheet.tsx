import { Drawer } from '../../ui/drawer/drawer.tsx';
import { NavigationList, type NavigationListProps } from './navigation-list.tsx';

/** The way around the portal where it is too narrow to stand beside the page. */
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
