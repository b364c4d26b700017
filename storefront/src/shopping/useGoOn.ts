/** Continues what a sign-in interrupted, once the shopper is back on that page. */
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dropUnfinished, isKeptOn, isWhereLeft, readUnfinished } from '../app/session/unfinished';
import { useIsAlive, useIsSignedIn } from '../app/session/useStored';
import { useAddToCart, type Wish } from './useAddToCart';
import { useSetFavorite } from './useFavorite';

export function useGoOn(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAlive = useIsAlive();
  const isSignedIn = useIsSignedIn();
  const { add } = useAddToCart();
  const setFavorite = useSetFavorite();
  useEffect(() => {
    if (!isAlive) return;
    const unfinished = readUnfinished();
    if (!unfinished || isKeptOn(pathname, unfinished, isSignedIn)) return;
    const { act } = unfinished;
    const isBack = isSignedIn && isWhereLeft(unfinished);
    // The button itself goes on, once it is drawn.
    if (isBack && act?.kind === 'button') return;
    dropUnfinished();
    if (!act || !isBack || act.kind === 'button') return;
    if (act.kind === 'favorite') return void setFavorite(act.productId, true);
    const { then } = act;
    void add(act.wish as Wish, then === undefined ? {} : { then }).then((added) => {
      if (added === 'there' && then !== undefined) void navigate(then);
    });
  }, [isAlive, isSignedIn, pathname, search, add, setFavorite, navigate]);
}
