/** The box of one block, under its heading. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import type { PagePart } from './types';

const Box = styled.section`
  margin-block: 0 32px;
  > h2 {
    margin-bottom: 12px;
  }
`;

export function PartBox({ part, children }: { part: PagePart; children: ReactNode }) {
  const isBangla = useLanguage() === 'bn';
  // A video shows its title itself.
  const named = 'title' in part && part.kind !== 'video' ? part : { title: '', title_bn: '' };
  const title = isBangla ? named.title_bn || named.title : named.title || named.title_bn;
  return (
    <Box>
      {title && <h2>{title}</h2>}
      {children}
    </Box>
  );
}
